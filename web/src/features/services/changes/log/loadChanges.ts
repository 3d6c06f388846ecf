import { type AuditKind, auditKinds } from '@amparo/domain/audit/auditKinds.ts';
import { type DirectoryKind, directoryKinds } from '@amparo/domain/directory-changes/directoryKind.ts';
import { serviceCan } from '@amparo/domain/permissions/permissions.ts';
import { type ChangeKind, changeKinds } from '@amparo/domain/services/editing/changeKind.ts';
import type { ServiceChange } from '@amparo/domain/services/editing/serviceChangeRoutes.ts';
import { data } from 'react-router';
import { rarePaths } from '../../../../rarePaths.ts';
import type { LoadInput } from '../../../../routing/load.ts';
import { pageSize, searchTextParam, skipParam, toPage } from '../../../../routing/paging.ts';
import { requirePermission } from '../../../../routing/requireSignIn.ts';

/** The messages of the log, of the fields and hours of services, and of roles. */
export const changeMessages = ['changes', 'directories', 'serviceForm', 'serviceDetail', 'users'] as const;

/** The filters of the log. A day is `2026-11-18`, or empty for any day. */
export interface ChangeFilter {
  service: string;
  person: string;
  kind: ChangeKind | '';
  from: string;
  to: string;
}

/** Changes of services or of directories, or events of accounts, newest first. */
export const loadHistory = requirePermission(serviceCan.readChanges, async (input: LoadInput) => {
  const log = input.url.searchParams.get('log');
  if (log === 'accounts') return loadAccountLog(input);
  return log === 'directories' ? loadDirectoryLog(input) : loadChanges(input);
});

async function loadChanges({ callApi, url: { searchParams }, language }: LoadInput) {
  const filter = readFilter(searchParams);
  const skip = skipParam(searchParams);
  const found = await callApi('GET /changes', {
    query: { ...filter, kind: filter.kind || undefined, limit: pageSize, skip },
  });
  return {
    filter,
    ...toPage(found.data, skip, (at) => rarePaths.changes({ ...filter, skip: at })),
    total: found.total,
    language,
    // The last action.
    isDone: searchParams.get('done') === 'revert',
    log: 'services' as const,
  };
}
export type ChangesData = Awaited<ReturnType<typeof loadChanges>>;

async function loadAccountLog({ callApi, url: { searchParams }, language }: LoadInput) {
  const kind = auditKinds.find((one) => one === searchParams.get('kind')) ?? null;
  const skip = skipParam(searchParams);
  const query = { ...(kind ? { kind: [kind] } : {}), limit: pageSize, skip };
  const { data } = await callApi('GET /audit', { query });
  return { log: 'accounts' as const, kind, language, ...toPage(data, skip, (at) => accountLogPath(kind, at)) };
}
async function loadDirectoryLog({ callApi, url: { searchParams }, language }: LoadInput) {
  const kind = directoryKinds.find((one) => one === searchParams.get('kind')) ?? null;
  const skip = skipParam(searchParams);
  const query = { ...(kind ? { kind: [kind] } : {}), limit: pageSize, skip };
  const { data } = await callApi('GET /directory-changes', { query });
  const isDone = searchParams.get('done') === 'revert';
  return {
    ...{ log: 'directories' as const, kind, language, isDone },
    ...toPage(data, skip, (at) => directoryLogPath(kind, at)),
  };
}
export type DirectoryLogData = Awaited<ReturnType<typeof loadDirectoryLog>>;

export type AccountLogData = Awaited<ReturnType<typeof loadAccountLog>>;

/** The events of accounts, of one kind or of all. */
export function accountLogPath(kind: AuditKind | null, skip = 0): string {
  return logPath('accounts', kind, skip);
}

/** The changes of one directory, or of all. */
export function directoryLogPath(kind: DirectoryKind | null, skip = 0): string {
  return logPath('directories', kind, skip);
}

function logPath(log: string, kind: string | null, skip: number): string {
  const search = new URLSearchParams({ log, ...(kind ? { kind } : {}), ...(skip ? { skip: `${skip}` } : {}) });
  return `${rarePaths.changes()}?${search}`;
}

/** Ignores invalid days and kinds, so that an edited address shows more entries and no error. */
function readFilter(searchParams: URLSearchParams): ChangeFilter {
  const text = (name: string) => searchTextParam(searchParams, name);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const kind = changeKinds.find((one) => one === searchParams.get('kind')) ?? '';
  // The search of the table sends `q`, as all searches do.
  const service = text('q') || text('service');
  return { service, person: text('person'), kind, from: day('from'), to: day('to') };
}

function isDay(typed: string): boolean {
  const at = Date.parse(`${typed}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed);
}

/** Loads one change for the confirmation of a revert. */
export const loadChange = requirePermission(
  serviceCan.readChanges,
  async ({ callApi, params: { id = '', changeId = '' } }: LoadInput): Promise<ServiceChange> => {
    const query = { limit: 500, skip: 0 };
    const changes = await callApi('GET /services/:id/changes', { params: { id }, query });
    const change = changes.data.find((one) => one.id === changeId);
    if (!change) throw data({ key: 'NOT_FOUND' }, { status: 404 });
    return change;
  },
);

/** Loads one change of a directory for the confirmation of a revert. */
export const loadDirectoryChange = requirePermission(
  serviceCan.readChanges,
  async ({ callApi, params: { id = '' } }: LoadInput) =>
    (await callApi('GET /directory-changes/:id', { params: { id } })).data,
);
