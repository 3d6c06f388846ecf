import { createHmac, randomBytes, randomUUIDv7 } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import type { FeedbackInput, FeedbackType } from '@amparo/domain/feedback/feedbackInput.ts';
import type { FeedbackSort } from '@amparo/domain/feedback/feedbackSorts.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import {
  feedbackCan,
  type OwnedService,
  restorableHours,
  type Viewer,
} from '@amparo/domain/permissions/permissions.ts';
import { readCoordinate } from '@amparo/domain/places/readCoordinate.ts';
import { type JoinBuilder, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { networkOf } from '../../audit/auditLog.ts';
import { isArchivedBy, ownsOrManages } from '../../database/conditions.ts';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { toDate } from '../../database/toDate.ts';
import type { ImageStore } from '../../images/imageStore.ts';
import { imageAddress } from '../../images/imageStore.ts';
import { repliesOf, type StoredReply, toReply } from './feedbackReplyRepository.ts';

/** A person may send a message one day after adding an image to it. */
const PENDING_IMAGE_HOURS = 24;

/** Without this secret nobody can find an address by hashing all of them. Each process counts its own uploads. */
const uploaderSecret = randomBytes(32);

/** In both languages, as administrators may read either. */
const urgentSubject = 'Urgent · Urgente';

/** Who receives a message, and the name of the service that it concerns. */
export interface Recipients {
  /** The accounts, except those of `contactIds`. */
  ids: string[];
  /** The accounts that have the service's own address. */
  contactIds: string[];
  /** The service's own address, if the message goes to it. */
  contactEmail: string | null;
  serviceName: string | null;
}

interface FeedbackQuery extends Page {
  type?: FeedbackType[] | undefined;
  isArchive?: boolean | undefined;
  /** Deleted messages, archived or not. */
  isDeleted?: boolean | undefined;
  isAnswered?: boolean | undefined;
  q?: string | undefined;
  sort?: FeedbackSort[] | undefined;
  direction?: ('asc' | 'desc')[] | undefined;
}

/** Texts are sorted without case and accents. */
const sortKeys: Record<FeedbackSort, RawBuilder<unknown>> = {
  createdAt: sql`feedbacks.created_at`,
  subject: sql`lower(unaccent(subject))`,
  email: sql`lower(unaccent(email))`,
  service: sql`lower(unaccent(services.name))`,
};

export class FeedbackRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The messages that the viewer may handle. Others than administrators see those about their own services. */
  async list({ type, isArchive = false, isDeleted = false, isAnswered, q, ...rest }: FeedbackQuery, viewer: Viewer) {
    const { sort: [sort] = [], direction: [direction = sort === 'createdAt' ? 'desc' : 'asc'] = [], ...page } = rest;
    const hasReply = sql<boolean>`EXISTS (SELECT FROM feedback_replies WHERE feedback_id = feedbacks.id)`;
    const isArchived = isArchivedBy(viewer.id, 'feedbacks');
    const feedbacks = this.#read(viewer, { isDeleted })
      .$if(!isDeleted, (query) => query.where(isArchived, '=', isArchive))
      .$if(type !== undefined, (query) => query.where('feedbacks.type', 'in', type!))
      .$if(viewer.role !== 'ADMINISTRATOR', (query) => query.where(concernsServiceOf(viewer.id)))
      .$if(q !== undefined, (query) =>
        query.where(containsText(q!, ['subject', 'message', 'feedbacks.name', 'email', 'services.name'])),
      )
      .$if(isAnswered !== undefined, (query) => query.where(hasReply, '=', isAnswered!))
      .$if(sort !== undefined, (query) => query.orderBy(sortKeys[sort!], direction))
      .$if(isDeleted, (query) => query.orderBy('feedbacks.deletedAt', 'desc'))
      .orderBy('feedbacks.createdAt', 'desc')
      .orderBy('feedbacks.id', 'desc');
    const { rows, total } = await inPages(feedbacks, page);
    return { data: rows.map(toFeedback), total };
  }

  /** The type and the service of a message, for the permission check. Returns undefined if there is no such message. */
  async findSubject(
    id: string,
    { isDeleted = false } = {},
  ): Promise<{ type: FeedbackType; service: OwnedService | null } | undefined> {
    const row = await this.#db
      .selectFrom('feedbacks')
      .leftJoin('services', 'services.id', 'feedbacks.serviceId')
      .select((row) => [
        'feedbacks.type',
        'services.ownerId as user',
        'services.deletedAt as serviceDeletedAt',
        jsonArrayFrom(
          row
            .selectFrom('serviceManagers')
            .select('userId as id')
            .whereRef('serviceManagers.serviceId', '=', 'feedbacks.serviceId'),
        ).as('managedUsers'),
      ])
      .where('feedbacks.id', '=', id)
      .where('feedbacks.deletedAt', isDeleted ? 'is not' : 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    // A deleted service has no owner.
    const service = row.serviceDeletedAt ? null : { user: row.user, managedUsers: row.managedUsers };
    return { type: row.type, service };
  }

  /** Counts the messages that the viewer may handle, for the tabs of the inbox. */
  async count(viewer: Viewer) {
    const isDeleted = sql`feedbacks.deleted_at IS NOT NULL`;
    const isArchived = isArchivedBy(viewer.id, 'feedbacks');
    const isOpen = (type: FeedbackType) => sql`NOT ${isDeleted} AND NOT ${isArchived} AND feedbacks.type = ${type}`;
    const countIf = (condition: RawBuilder<unknown>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
    const maySeeDeleted = sql.lit(feedbackCan.seeDeleted(viewer));
    return this.#db
      .selectFrom('feedbacks')
      .leftJoin('services', joinService)
      .$if(viewer.role !== 'ADMINISTRATOR', (query) => query.where(concernsServiceOf(viewer.id)))
      .select([
        countIf(isOpen('APP')).as('app'),
        countIf(isOpen('SERVICE')).as('service'),
        countIf(isOpen('CLAIM')).as('claim'),
        countIf(isOpen('URGENT')).as('urgent'),
        countIf(sql`NOT ${isDeleted} AND ${isArchived}`).as('archived'),
        countIf(sql`${isDeleted} AND ${maySeeDeleted}`).as('deleted'),
      ])
      .executeTakeFirstOrThrow();
  }

  async find(id: string, viewer: Viewer): Promise<Feedback | undefined> {
    const row = await this.#read(viewer).where('feedbacks.id', '=', id).executeTakeFirst();
    return row && toFeedback(row);
  }

  /** Archives it for one person (rules.md §5). */
  async archive(feedbackId: string, userId: string): Promise<void> {
    const archive = this.#db.insertInto('feedbackArchives').values({ feedbackId, userId });
    await archive.onConflict((conflict) => conflict.doNothing()).execute();
  }

  async unarchive(feedbackId: string, userId: string): Promise<void> {
    const archives = this.#db.deleteFrom('feedbackArchives').where('feedbackId', '=', feedbackId);
    await archives.where('userId', '=', userId).execute();
  }

  /** Archives it for everybody. */
  async close(id: string): Promise<void> {
    await this.#db.updateTable('feedbacks').set({ isArchive: true }).where('id', '=', id).execute();
  }

  /** Locks a claim and returns it. If two administrators grant it at once, the second gets CLAIM_NOT_OPEN. */
  async lockOpenClaim(id: string) {
    const claim = await this.#db
      .selectFrom('feedbacks')
      .leftJoin('services', joinService)
      .select(['feedbacks.type', 'feedbacks.email', 'feedbacks.name', 'isArchive'])
      .select(['services.id as serviceId', 'services.name as serviceName'])
      .where('feedbacks.id', '=', id)
      .where('feedbacks.deletedAt', 'is', null)
      .forUpdate('feedbacks')
      .executeTakeFirst();
    if (!claim) throw new ApiError('NOT_FOUND');
    const { type, isArchive, serviceId, serviceName, ...person } = claim;
    if (type !== 'CLAIM' || isArchive || serviceId === null) throw new ApiError('CLAIM_NOT_OPEN');
    return { ...person, service: { id: serviceId, name: serviceName ?? '' } };
  }

  /**
   * Administrators, and the owner and managers of the service (rules.md §4). A contact also goes to the service's own address,
   * except for sample services, which may have real addresses. Returns undefined if there is no such service.
   */
  async findRecipients({ service: id, isContact }: FeedbackInput): Promise<Recipients | undefined> {
    const users = this.#db.selectFrom('users').select(['users.id', 'users.email']);
    const administrators = await users.where('role', '=', 'ADMINISTRATOR').execute();
    const idsOf = (people: { id: string }[]) => [...new Set(people.map((person) => person.id))];
    if (id === undefined) return { ids: idsOf(administrators), contactIds: [], contactEmail: null, serviceName: null };
    const service = await this.#db
      .selectFrom('services')
      .select(['name', 'contactEmail', 'isSample'])
      .where('id', '=', id)
      .where('isApproved', '=', true)
      .executeTakeFirst();
    if (!service) return undefined;
    const owners = await users
      .innerJoin('services', (join) => join.on('services.id', '=', id))
      .where(ownsOrManages(sql.ref('users.id'), 'services'))
      .execute();
    const people = [...administrators, ...owners];
    const contactEmail = isContact && !service.isSample ? service.contactEmail || null : null;
    const isContactOf = ({ email }: { email: string }) => email.toLowerCase() === contactEmail?.toLowerCase();
    return {
      ids: idsOf(people.filter((person) => !isContactOf(person))),
      contactIds: idsOf(people.filter(isContactOf)),
      contactEmail,
      serviceName: service.name,
    };
  }

  async findEmail(userId: string): Promise<string | undefined> {
    const user = await this.#db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
    return user?.email;
  }

  /** Hides the message. It can be restored for 30 days (quality.md). */
  async remove(id: string, at: Temporal.Instant): Promise<void> {
    await this.#db.updateTable('feedbacks').set({ deletedAt: at.toString() }).where('id', '=', id).execute();
  }

  /** Returns false if there is no deleted message with this id. */
  async restore(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('feedbacks')
      .set({ deletedAt: null })
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Stores a message with its images, in a transaction. Throws if an image is gone or belongs to another message. */
  async add(input: FeedbackInput): Promise<{ id: string; createdAt: string }> {
    const { service = null, coordinates, images = [], leaveEmpty: _, ...rest } = input;
    const point = coordinates === undefined ? null : readCoordinate(coordinates);
    const [longitude, latitude] = point && typeof point !== 'string' ? point : [null, null];
    const { id, createdAt } = await this.#db
      .insertInto('feedbacks')
      .values({ id: randomUUIDv7(), serviceId: service, longitude, latitude, ...rest })
      .returning(['id', 'createdAt'])
      .executeTakeFirstOrThrow();
    for (const [position, name] of [...new Set(images)].entries()) {
      const { numUpdatedRows } = await this.#db
        .updateTable('feedbackImages')
        .set({ feedbackId: id, position, uploaderHash: null })
        .where('name', '=', name)
        .where('feedbackId', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new ApiError('VALIDATION', { images: 'IMAGE_GONE' });
    }
    return { id, createdAt: createdAt.toISOString() };
  }

  /** Stores a sentence without anything about its sender. */
  async addUrgent(message: string): Promise<{ id: string; createdAt: string }> {
    const { id, createdAt } = await this.#db
      .insertInto('feedbacks')
      .values({ id: randomUUIDv7(), type: 'URGENT', subject: urgentSubject, message, email: '' })
      .returning(['id', 'createdAt'])
      .executeTakeFirstOrThrow();
    return { id, createdAt: createdAt.toISOString() };
  }

  /**
   * Stores an uploaded image. If more than `maxPending` wait for their message, removes the oldest one of the uploader
   * with the most: one network cannot stop the uploads of others. Returns the name of the removed one.
   */
  async addImage({ address, ...image }: PendingImage, maxPending: number): Promise<string | undefined> {
    await this.#db
      .insertInto('feedbackImages')
      .values({ ...image, uploaderHash: uploaderHashOf(address) })
      .execute();
    const { rows } = await sql<{ name: string }>`DELETE FROM feedback_images WHERE feedback_id IS NULL AND name = (
      SELECT name FROM feedback_images WHERE feedback_id IS NULL AND
        (SELECT count(*) FROM feedback_images WHERE feedback_id IS NULL) > ${maxPending}
      ORDER BY count(*) OVER (PARTITION BY uploader_hash) DESC, created_at, name LIMIT 1) RETURNING name`.execute(
      this.#db,
    );
    return rows[0]?.name;
  }

  /** False if there is no such image, or its message was deleted. */
  async isImageShown(name: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('feedbackImages')
      .leftJoin('feedbacks', 'feedbacks.id', 'feedbackId')
      .select('feedbackImages.name')
      .where('feedbackImages.name', '=', name)
      .where('feedbacks.deletedAt', 'is', null)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Removes messages deleted more than 30 days ago, and images that never became part of a message. */
  async purge(images: ImageStore, at: Temporal.Instant): Promise<void> {
    const before = (hours: number) => toDate(at.subtract({ hours }));
    const isExpired = sql<boolean>`(feedback_id IS NULL AND feedback_images.created_at < ${before(PENDING_IMAGE_HOURS)})
      OR feedback_id IN (SELECT id FROM feedbacks WHERE deleted_at < ${before(restorableHours)})`;
    const names = await this.#db.selectFrom('feedbackImages').select('name').where(isExpired).execute();
    for (const { name } of names) {
      // One transaction: if removing the file fails, the row stays for the next run. A message sent meanwhile keeps its image.
      await this.#db.transaction().execute(async (trx) => {
        const expired = trx.deleteFrom('feedbackImages').where('name', '=', name).where(isExpired);
        const { numDeletedRows } = await expired.executeTakeFirst();
        if (numDeletedRows > 0n) await images.remove(name);
      });
    }
    await this.#db.deleteFrom('feedbacks').where('deletedAt', '<', before(restorableHours)).execute();
  }

  #read(viewer: Viewer, { isDeleted = false } = {}) {
    return this.#db
      .selectFrom('feedbacks')
      .leftJoin('services', joinService)
      .selectAll('feedbacks')
      .select('feedbacks.isArchive as isClosed')
      .select(isArchivedBy(viewer.id, 'feedbacks').as('isArchived'))
      .select((row) => [
        'services.name as serviceName',
        jsonArrayFrom(
          row
            .selectFrom('feedbackImages')
            .select(['feedbackImages.name', 'width', 'height'])
            .whereRef('feedbackId', '=', 'feedbacks.id')
            .orderBy('position'),
        ).as('images'),
        repliesOf(row).as('replies'),
      ])
      .where('feedbacks.deletedAt', isDeleted ? 'is not' : 'is', null);
  }
}

/** An image that does not belong to a message yet. */
interface PendingImage {
  name: string;
  width: number;
  height: number;
  /** The client address. Only its hash is stored, and only until the message is sent. */
  address: string;
}

/** Providers give a customer up to a /48 network of IPv6 addresses. */
function uploaderHashOf(address: string): Buffer {
  const uploader = isIPv4(address) ? address : networkOf(address);
  return createHmac('sha256', uploaderSecret).update(uploader).digest();
}

/** A deleted service counts as missing. */
function joinService(join: JoinBuilder<Database, 'feedbacks' | 'services'>) {
  return join.onRef('services.id', '=', 'feedbacks.serviceId').on('services.deletedAt', 'is', null);
}

/** `feedbackCan.handle` as a condition, for people other than administrators. */
function concernsServiceOf(userId: string) {
  return sql<boolean>`feedbacks.type NOT IN ('APP', 'URGENT') AND services.id IS NOT NULL AND ${ownsOrManages(userId, 'services')}`;
}

type Row = Selectable<Database['feedbacks']> & {
  serviceName: string | null;
  isClosed: boolean;
  isArchived: boolean;
  images: { name: string; width: number; height: number }[];
  replies: StoredReply[];
};

function toFeedback({
  createdAt,
  deletedAt,
  serviceId,
  serviceName,
  longitude,
  latitude,
  images,
  replies,
  isArchived,
  ...row
}: Row): Feedback {
  return {
    ...row,
    isArchive: isArchived,
    service: serviceId === null || serviceName === null ? null : { id: serviceId, name: serviceName },
    location: longitude === null || latitude === null ? null : { coordinates: [longitude, latitude] },
    images: images.map((image) => ({ ...image, url: imageAddress(image.name) })),
    replies: replies.map(toReply),
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
