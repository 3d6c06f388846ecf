import { z } from 'zod';

// HSDS records as other publishers send them: every field may be missing, null, or empty, and numbers may be texts.

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((sent) => (sent === null || sent === undefined ? '' : String(sent).trim()));
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((sent) => sent ?? []);

const Attribute = z.object({
  value: text,
  taxonomy_term: z.object({ code: text, name: text, taxonomy: text }).nullish(),
});
export type SentAttribute = z.output<typeof Attribute>;

const Phone = z.object({ number: text, extension: text, type: text });
export type SentPhone = z.output<typeof Phone>;
const contacts = z
  .array(z.object({ name: text, title: text, department: text, email: text, phones: list(Phone) }))
  .nullish()
  .catch(null)
  .transform((sent) => sent ?? []);
export type SentContact = z.output<typeof contacts>[number];
const Url = z.object({ label: text, url: text });
const Schedule = z.looseObject({ attributes: list(Attribute) });

const Address = z.object({
  ...{ address_1: text, address_2: text, city: text, region: text, state_province: text, postal_code: text },
  address_type: text,
});

const Language = z.object({ name: text, note: text });
const ServiceArea = z.object({ name: text, description: text });

const Location = z.object({
  ...{ name: text, description: text, latitude: text, longitude: text },
  addresses: list(Address),
  phones: list(Phone),
  schedules: list(Schedule),
  attributes: list(Attribute),
  accessibility: list(z.object({ description: text, details: text })),
  languages: list(Language),
  contacts,
});
export type SentLocation = z.output<typeof Location>;

const ServiceAtLocation = z.object({
  id: text,
  location: Location.nullish(),
  phones: list(Phone),
  schedules: list(Schedule),
  service_areas: list(ServiceArea),
  attributes: list(Attribute),
  contacts,
});
export type SentServiceAtLocation = z.output<typeof ServiceAtLocation>;

/** A complete service of HSDS 2 or 3, with the fields that Amparo reads. */
export const SentService = z.object({
  id: text.pipe(z.string().min(1, 'REQUIRED')),
  ...{ name: text, alternate_name: text, description: text, url: text, email: text, status: text, alert: text },
  ...{ eligibility_description: text, minimum_age: text, maximum_age: text },
  ...{ application_process: text, fees_description: text, interpretation_services: text },
  assured_date: text,
  organization: z
    .object({
      id: text,
      parent_organization_id: text,
      name: text,
      description: text,
      email: text,
      website: text,
      phones: list(Phone),
    })
    .nullish(),
  additional_urls: list(Url),
  phones: list(Phone),
  schedules: list(Schedule),
  service_at_locations: list(ServiceAtLocation),
  capacities: list(
    z.object({ unit: z.object({ name: text }).nullish(), available: text, maximum: text, description: text }),
  ),
  languages: list(Language),
  service_areas: list(ServiceArea),
  required_documents: list(z.object({ document: text })),
  cost_options: list(z.object({ option: text, amount: text, currency: text, amount_description: text })),
  attributes: list(Attribute),
  contacts,
  // Set while tables are joined.
  reference_cycles: z.array(z.string()).catch([]),
});
export type SentService = z.output<typeof SentService>;
