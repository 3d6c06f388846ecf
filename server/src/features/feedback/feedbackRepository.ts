import { randomUUIDv7 } from 'node:crypto';
import type { Feedback } from '@amparo/domain/feedback/feedback.ts';
import type { FeedbackInput, FeedbackType } from '@amparo/domain/feedback/feedbackInput.ts';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { OwnedService, Viewer } from '@amparo/domain/permissions/permissions.ts';
import { readCoordinate } from '@amparo/domain/places/readCoordinate.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ownsOrManages } from '../../database/conditions.ts';
import { containsText, inPages, type Page } from '../../database/pages.ts';
import type { Database } from '../../database/schema.ts';
import { imageAddress } from '../../images/imageAddress.ts';

interface FeedbackQuery extends Page {
  type?: FeedbackType[] | undefined;
  isArchive?: boolean | undefined;
  /** Deleted messages, archived or not. */
  isDeleted?: boolean | undefined;
  q?: string | undefined;
}

export class FeedbackRepository {
  readonly #db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The messages that the viewer may handle, newest first. Others than administrators see those about their own services. */
  async list({ type, isArchive = false, isDeleted = false, q, ...page }: FeedbackQuery, viewer: Viewer) {
    const feedbacks = this.#read({ isDeleted })
      .$if(!isDeleted, (query) => query.where('feedbacks.isArchive', '=', isArchive))
      .$if(type !== undefined, (query) => query.where('feedbacks.type', 'in', type!))
      .$if(viewer.role !== 'ADMINISTRATOR', (query) => query.where(concernsServiceOf(viewer.id)))
      .$if(q !== undefined, (query) =>
        query.where(containsText(q!, ['subject', 'message', 'feedbacks.name', 'email', 'services.name'])),
      )
      .$if(isDeleted, (query) => query.orderBy('feedbacks.deletedAt', 'desc'))
      .orderBy('feedbacks.createdAt', 'desc')
      .orderBy('feedbacks.id', 'desc');
    const { rows, total } = await inPages(feedbacks, page);
    return { data: rows.map(toFeedback), total };
  }

  /** The type and the service of a message, for the permission check. Returns undefined if there is no such message. */
  async findSubject(id: string): Promise<{ type: FeedbackType; service: OwnedService | null } | undefined> {
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
      .where('feedbacks.deletedAt', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    // A deleted service has no owner.
    const service = row.serviceDeletedAt ? null : { user: row.user, managedUsers: row.managedUsers };
    return { type: row.type, service };
  }

  async find(id: string): Promise<Feedback | undefined> {
    const row = await this.#read().where('feedbacks.id', '=', id).executeTakeFirst();
    return row && toFeedback(row);
  }

  async archive(id: string): Promise<void> {
    await this.#db.updateTable('feedbacks').set({ isArchive: true }).where('id', '=', id).execute();
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

  /** Stores a message with its images in the caller's transaction. Throws if an image is gone or belongs to another message. */
  async add(input: FeedbackInput, db: Kysely<Database>): Promise<{ id: string; createdAt: string }> {
    const { service = null, coordinates, images = [], leaveEmpty: _, ...rest } = input;
    const point = coordinates === undefined ? null : readCoordinate(coordinates);
    const [longitude, latitude] = point && typeof point !== 'string' ? point : [null, null];
    const { id, createdAt } = await db
      .insertInto('feedbacks')
      .values({ id: randomUUIDv7(), serviceId: service, longitude, latitude, ...rest })
      .returning(['id', 'createdAt'])
      .executeTakeFirstOrThrow();
    for (const [position, name] of [...new Set(images)].entries()) {
      const { numUpdatedRows } = await db
        .updateTable('feedbackImages')
        .set({ feedbackId: id, position })
        .where('name', '=', name)
        .where('feedbackId', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new ApiError('VALIDATION', { images: 'IMAGE_GONE' });
    }
    return { id, createdAt: createdAt.toISOString() };
  }

  async addImage(image: { name: string; width: number; height: number }): Promise<void> {
    await this.#db.insertInto('feedbackImages').values(image).execute();
  }

  /** The number of images whose message has not been sent yet. */
  async countPendingImages(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('feedbackImages')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('feedbackId', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  #read({ isDeleted = false } = {}) {
    return (
      this.#db
        .selectFrom('feedbacks')
        // A deleted service counts as missing.
        .leftJoin('services', (join) =>
          join.onRef('services.id', '=', 'feedbacks.serviceId').on('services.deletedAt', 'is', null),
        )
        .selectAll('feedbacks')
        .select((row) => [
          'services.name as serviceName',
          jsonArrayFrom(
            row
              .selectFrom('feedbackImages')
              .select(['feedbackImages.name', 'width', 'height'])
              .whereRef('feedbackId', '=', 'feedbacks.id')
              .orderBy('position'),
          ).as('images'),
        ])
        .where('feedbacks.deletedAt', isDeleted ? 'is not' : 'is', null)
    );
  }
}

/** `feedbackCan.handle` as a condition, for people other than administrators. */
function concernsServiceOf(userId: string) {
  return sql<boolean>`feedbacks.type <> 'APP' AND services.id IS NOT NULL AND ${ownsOrManages(userId, 'services')}`;
}

type Row = Selectable<Database['feedbacks']> & {
  serviceName: string | null;
  images: { name: string; width: number; height: number }[];
};

function toFeedback({
  createdAt,
  deletedAt,
  serviceId,
  serviceName,
  longitude,
  latitude,
  images,
  ...row
}: Row): Feedback {
  return {
    ...row,
    service: serviceId === null || serviceName === null ? null : { id: serviceId, name: serviceName },
    location: longitude === null || latitude === null ? null : { coordinates: [longitude, latitude] },
    images: images.map((image) => ({ ...image, url: imageAddress(image.name) })),
    createdAt: createdAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}
