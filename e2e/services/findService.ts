import { type APIRequestContext, expect } from '@playwright/test';

let services: Promise<{ id: string; name: string }[]> | undefined;

/** Returns the path of a service's page by its name, because ids change with each start of the server. */
export async function findService(request: APIRequestContext, name: string): Promise<string> {
  services ??= readServices(request);
  const service = (await services).find((one) => one.name === name);
  expect(service, `a service called ${name}`).toBeDefined();
  return `/services/${service!.id}`;
}

async function readServices(request: APIRequestContext): Promise<{ id: string; name: string }[]> {
  const response = await request.get('/api/services?limit=0&filter=isApproved&isApproved=true&isShowAll=true');
  return (await response.json()).data;
}
