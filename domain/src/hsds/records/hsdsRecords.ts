import { z } from 'zod';

// The records of HSDS 3.2 (https://docs.openreferral.org) with the fields that Amparo has. Names are those of HSDS.

const id = z.uuid();
const text = z.string().optional();
const link = z.url().optional();

export const HsdsTaxonomy = z.object({ id, name: z.string(), description: z.string(), version: text }).meta({
  description: 'HSDS taxonomy',
});
export type HsdsTaxonomy = z.infer<typeof HsdsTaxonomy>;

export const HsdsTaxonomyTerm = z.object({
  id,
  code: z.string(),
  name: z.string(),
  description: z.string(),
  parent_id: id.optional(),
  taxonomy: z.string(),
  taxonomy_id: id,
  language: z.string(),
  taxonomy_detail: HsdsTaxonomy.optional(),
});
export type HsdsTaxonomyTerm = z.infer<typeof HsdsTaxonomyTerm>;

const Attribute = z.object({
  id,
  link_id: id,
  link_type: text,
  link_entity: z.string(),
  value: text,
  label: text,
  taxonomy_term_id: id,
  taxonomy_term: HsdsTaxonomyTerm.optional(),
});
export type HsdsAttribute = z.infer<typeof Attribute>;
const attributes = z.array(Attribute).optional();

const Schedule = z.object({
  id,
  valid_from: text,
  valid_to: text,
  timezone: z.number().optional(),
  freq: z.enum(['WEEKLY', 'MONTHLY']).optional(),
  interval: z.number().optional(),
  byday: text,
  description: text,
  opens_at: text,
  closes_at: text,
  notes: text,
  attributes,
});
export type HsdsSchedule = z.infer<typeof Schedule>;

const Phone = z.object({ id, number: z.string(), extension: z.number().optional(), type: text, description: text });
export type HsdsPhone = z.infer<typeof Phone>;

const WebAddress = z.object({ id, label: text, url: z.url() });

const Address = z.object({
  id,
  address_1: z.string(),
  address_2: text,
  city: z.string(),
  region: text,
  state_province: z.string(),
  postal_code: z.string(),
  country: z.string(),
  address_type: z.literal('physical'),
});

const locationFields = {
  id,
  location_type: z.literal('physical'),
  organization_id: id.optional(),
  name: text,
  description: text,
  latitude: z.number().optional(),
  longitude: z.number().optional(),
};
export const HsdsLocation = z.object({ ...locationFields, addresses: z.array(Address).optional(), attributes });
export type HsdsLocation = z.infer<typeof HsdsLocation>;

const Capacity = z.object({
  id,
  unit: z.object({ id, name: z.string() }),
  available: z.number(),
  maximum: z.number().optional(),
  description: text,
  updated: z.iso.datetime(),
});

const organizationFields = {
  id,
  name: z.string(),
  alternate_name: text,
  description: z.string(),
  email: z.email().optional(),
  website: link,
};
const OrganizationInList = z.object(organizationFields);

const serviceFields = {
  id,
  organization_id: id.optional(),
  name: z.string(),
  alternate_name: text,
  description: text,
  url: link,
  email: z.email().optional(),
  status: z.enum(['active', 'inactive', 'defunct', 'temporarily closed']),
  eligibility_description: text,
  minimum_age: z.number().optional(),
  maximum_age: z.number().optional(),
  assured_date: text,
  alert: text,
  last_modified: z.iso.datetime(),
};

export const HsdsServiceInList = z.object({ ...serviceFields, organization: OrganizationInList.optional() });
export type HsdsServiceInList = z.infer<typeof HsdsServiceInList>;

const metadata = z
  .array(
    z.object({
      id,
      resource_id: id,
      resource_type: z.string(),
      last_action_date: z.string(),
      last_action_type: z.string(),
      field_name: z.string(),
      previous_value: z.string(),
      replacement_value: z.string(),
      updated_by: z.string(),
    }),
  )
  .optional();

const ServiceAtLocation = z.object({ id, service_id: id, location_id: id, location: HsdsLocation.optional() });

export const HsdsService = HsdsServiceInList.extend({
  ...{ fees_description: text, application_process: text },
  required_documents: z.array(z.object({ id, document: z.string() })).optional(),
  languages: z.array(z.object({ id, name: z.string() })).optional(),
  service_areas: z.array(z.object({ id, name: z.string() })).optional(),
  additional_urls: z.array(WebAddress).optional(),
  phones: z.array(Phone).optional(),
  schedules: z.array(Schedule).optional(),
  service_at_locations: z.array(ServiceAtLocation).optional(),
  capacities: z.array(Capacity).optional(),
  attributes,
  metadata,
});
export type HsdsService = z.infer<typeof HsdsService>;

/** A service in a list with `minimal=true`. */
export const HsdsServiceVersion = z.object({ id, modified_date: z.iso.datetime() });

export const HsdsServiceAtLocationInList = z.object({
  id,
  service_id: id,
  location_id: id,
  location: z.object(locationFields),
  service: HsdsServiceInList,
});
export const HsdsServiceAtLocation = ServiceAtLocation.extend({ service: HsdsService });
export type HsdsServiceAtLocation = z.infer<typeof HsdsServiceAtLocation>;

/** HSDS adds the services of an organization to its record; they have at least their ids. */
export const HsdsOrganization = OrganizationInList.extend({
  additional_websites: z.array(WebAddress).optional(),
  phones: z.array(Phone).optional(),
  locations: z.array(HsdsLocation).optional(),
  services: z.array(z.union([HsdsService, z.object({ id })])).optional(),
});
export type HsdsOrganization = z.infer<typeof HsdsOrganization>;
export const HsdsOrganizationInList = OrganizationInList;
