import type { RegionProfile } from '@amparo/domain/places/regionProfile.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { listBackups } from '../../backup/backupFolder.ts';
import type { Changes } from '../../database/changes.ts';
import { nobody } from '../../database/conditions.ts';
import type { Replica } from '../../database/replica/replica.ts';
import { OverviewRepository } from '../../features/overview/overviewRepository.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { countMails } from '../../mail/outbox.ts';
import type { Metrics } from '../../metrics/metrics.ts';

/** Counting takes up to a second with a million services, and several programs may read the metrics. */
const COUNT_EVERY_MS = 15_000;
/** Sees every service. No person has this id. */
const operator = { id: nobody, role: 'ADMINISTRATOR' } as const;

export interface StateSources {
  pool: pg.Pool;
  changes: Pick<Changes, 'isListening'>;
  jobs: Pick<Jobs, 'countByQueue'>;
  region: Pick<RegionProfile, 'confirmationMonths' | 'timeZone'>;
  replica?: Pick<Replica, 'state' | 'reads'> | undefined;
  /** Null if this process writes no backups. */
  backupDir: string | null;
}

/** Adds the metrics of the database's state. Returns the function that reads them again. */
export function stateGauges(app: FastifyInstance, sources: StateSources): () => Promise<void> {
  const { metrics } = app;
  const setConnections = connectionGauges(metrics, sources);
  const setReplica = sources.replica && replicaGauges(metrics, sources.replica);
  const isUp = metrics.gauge('database_up', '1 if the last counts could be read from the database.');
  const counts = [
    overviewGauges(app, sources),
    mailGauges(app),
    jobGauges(metrics, sources),
    ...(sources.backupDir === null ? [] : [backupGauge(metrics, sources.backupDir)]),
  ];
  let reading: Promise<void> | undefined;
  const read = async () => {
    try {
      for (const set of counts) await set();
      isUp.set(1);
    } catch (error) {
      // Other values stay as they were: 0 would look like an empty database.
      isUp.set(0);
      app.log.warn({ err: error }, 'the metrics could not be counted');
    }
  };
  return async () => {
    setConnections();
    setReplica?.();
    if (!reading) {
      reading = read();
      setTimeout(() => (reading = undefined), COUNT_EVERY_MS).unref();
    }
    await reading;
  };
}

function connectionGauges(metrics: Metrics, { pool, changes }: StateSources): () => void {
  const connections = metrics.gauge('database_connections', 'Connections of this process for requests.', ['state']);
  const waiting = metrics.gauge('database_waiting', 'Queries that wait for a free connection.');
  const limit = metrics.gauge('database_connections_max', 'The most connections for requests.');
  const listening = metrics.gauge(
    'database_listening',
    '1 if this process receives change notifications. At 0, it caches nothing.',
  );
  return () => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    waiting.set(pool.waitingCount);
    limit.set(pool.options.max);
    listening.set(Number(changes.isListening));
  };
}

function replicaGauges(metrics: Metrics, replica: Pick<Replica, 'state' | 'reads'>): () => void {
  const up = metrics.gauge('replica_up', '1 if reads can go to the replica. At 0, they go to the primary.');
  const behind = metrics.gauge('replica_behind_seconds', 'For how long the replica has lacked committed changes.');
  const reads = metrics.gauge('replica_reads', 'Reads that may go to the replica, by where they went.', ['server']);
  return () => {
    up.set(Number(replica.state.isUp));
    behind.set(replica.state.behindSeconds);
    for (const [server, count] of Object.entries(replica.reads)) reads.set({ server }, count);
  };
}

function overviewGauges({ metrics, db, now }: FastifyInstance, { region }: StateSources): () => Promise<void> {
  const overview = new OverviewRepository(db, region);
  const services = metrics.gauge('services', 'Services by state.', ['state']);
  const outdated = metrics.gauge('services_outdated', 'Published services that need somebody.', ['reason']);
  const approvalAge = metrics.gauge('approval_oldest_seconds', 'How long the oldest service has waited for approval.');
  const waiting = metrics.gauge('messages_waiting', 'Messages that nobody has archived.', ['kind']);
  return async () => {
    const { published, waiting: unapproved, oldestWaiting } = await overview.countServices();
    services.set({ state: 'published' }, published);
    services.set({ state: 'waiting' }, unapproved);
    approvalAge.set(secondsSince(oldestWaiting, now()));
    const { unconfirmed, beds, alerts, seasons, claims, messages, appFeedback } = await overview.read(operator, now());
    for (const [reason, count] of Object.entries({ unconfirmed, beds, alerts, seasons }))
      outdated.set({ reason }, count);
    waiting.set({ kind: 'claims' }, claims);
    waiting.set({ kind: 'service' }, messages);
    waiting.set({ kind: 'app' }, appFeedback ?? 0);
  };
}

function mailGauges({ metrics, db, now }: FastifyInstance): () => Promise<void> {
  const mails = metrics.gauge('mails', 'Mails that wait, and mails that were refused for good.', ['state']);
  const age = metrics.gauge('mail_oldest_seconds', 'How long the oldest mail has waited.');
  return async () => {
    const { waiting, refused, oldest } = await countMails(db);
    mails.set({ state: 'waiting' }, waiting);
    mails.set({ state: 'refused' }, refused);
    age.set(secondsSince(oldest, now()));
  };
}

function jobGauges(metrics: Metrics, { jobs }: StateSources): () => Promise<void> {
  const gauge = metrics.gauge('jobs', 'Background jobs by queue. Failed ones of the last days count.', [
    'queue',
    'state',
  ]);
  return async () => {
    for (const { name: queue, ...counts } of await jobs.countByQueue())
      for (const [state, count] of Object.entries(counts)) gauge.set({ queue, state }, count);
  };
}

/** Only with backups: without them, 0 would look like a backup that never succeeded. */
function backupGauge(metrics: Metrics, backupDir: string): () => Promise<void> {
  const newest = metrics.gauge('backup_newest_timestamp_seconds', 'When the newest backup was taken; 0 without any.');
  return async () => {
    const [backup] = await listBackups(backupDir);
    newest.set(backup ? backup.takenAt.epochMilliseconds / 1000 : 0);
  };
}

/** 0 if nothing waits. */
function secondsSince(oldest: Date | null, now: Temporal.Instant): number {
  return oldest ? Math.max(0, (now.epochMilliseconds - oldest.getTime()) / 1000) : 0;
}
