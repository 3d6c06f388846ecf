import { expect, test } from 'vitest';
import { Service } from './service.ts';
import { serviceFields, textFields } from './serviceFields.ts';

test('text fields are the fields that are a text in every service', () => {
  expect(textFields).toContain('name');
  expect(textFields).toContain('criticalDescriptionEs');
  for (const name of textFields) {
    expect(Service.shape[name].safeParse('').success).toBe(true);
    expect(serviceFields[name].safeParse(null).success).toBe(false);
  }
  const others = ['type', 'timeZone', 'criticalExpiredAt', 'isContact', 'totalBeds', 'location', 'schedules'];
  expect(textFields.filter((name) => others.includes(name))).toEqual([]);
});
