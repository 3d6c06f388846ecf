import type { ScheduleEntry } from './schedule.ts';

/** The fields of a service that determine when it is open. */
export interface Hours {
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  isContact: boolean;
}
