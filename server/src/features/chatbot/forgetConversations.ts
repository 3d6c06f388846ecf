import type { Queue } from '../../jobs/jobs.ts';

export const purgeConversationsQueue: Queue = { name: 'forget-conversations', retryLimit: 3, retryDelay: 600 };
