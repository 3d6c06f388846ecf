import { describe, expect, test } from 'vitest';
import { describeIssues } from '../http/describeIssues.ts';
import { ClaimForm, ContactForm, ReportForm } from './feedbackForms.ts';

const contact = { name: 'Ana', email: 'ana@example.org', phone: '3255550100', message: 'Hello' };
const claim = {
  name: 'Ana',
  organizationName: 'Sample House',
  title: 'Director',
  orgnizationWebsite: 'example.org',
  email: 'ana@example.org',
  message: 'We run it.',
};

function errorsOf(schema: typeof ContactForm | typeof ReportForm | typeof ClaimForm, form: unknown) {
  const { error } = schema.safeParse(form, { reportInput: true });
  return error ? describeIssues(error.issues) : {};
}

test('typed text is corrected', () => {
  const typed = { ...contact, name: ' Ana ', email: ' ana@example.org ', phone: '+1 325-555-0100' };
  expect(ContactForm.parse(typed)).toEqual({ ...contact, phone: '(325) 555-0100' });
});

test.each([
  ['contact', ContactForm, ['email', 'message', 'name', 'phone']],
  ['report', ReportForm, ['email', 'message']],
  ['claim', ClaimForm, ['email', 'message', 'name', 'organizationName', 'orgnizationWebsite', 'title']],
] as const)('the %s form requires every field', (_name, schema, fields) => {
  const required = Object.fromEntries(fields.map((field) => [field, 'REQUIRED']));
  expect(errorsOf(schema, {})).toEqual(required);
  expect(errorsOf(schema, Object.fromEntries(fields.map((field) => [field, '  '])))).toEqual(required);
});

test('complete forms have no errors', () => {
  expect(errorsOf(ContactForm, contact)).toEqual({});
  expect(errorsOf(ReportForm, { email: contact.email, message: 'Closed on Mondays.' })).toEqual({});
  expect(errorsOf(ClaimForm, claim)).toEqual({});
});

describe('one invalid field', () => {
  test.each([
    [{ email: 'ana' }, { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
    [{ email: 'ana@example' }, { email: 'EMAIL_MUST_BE_A_VALID_EMAIL' }],
    [{ phone: '555-0100' }, { phone: 'MALFORMED' }],
    [{ phone: 'none' }, { phone: 'MALFORMED' }],
    [{ name: 'a'.repeat(201) }, { name: 'TOO_LONG' }],
    [{ message: 'a'.repeat(5001) }, { message: 'TOO_LONG' }],
    [{ coordinates: 'here' }, { coordinates: 'MALFORMED' }],
    [{ coordinates: '-190|32' }, { coordinates: 'COORDINATE_OUT_OF_RANGE' }],
    [{ subject: 'Hi' }, { subject: 'UNKNOWN_FIELD' }],
  ])('%o', (wrong, errors) => {
    expect(errorsOf(ContactForm, { ...contact, ...wrong })).toEqual(errors);
  });

  test.each(['-99.733|32.449', undefined])('the position is optional: %s', (coordinates) => {
    expect(ContactForm.parse({ ...contact, coordinates }).coordinates).toBe(coordinates);
  });
});
