import type { ScheduleEntry } from './schedule.ts';

/** All that decides when a service is open. */
export interface Hours {
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  isContact: boolean;
}
