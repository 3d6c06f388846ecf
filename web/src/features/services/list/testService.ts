/** A service of a response in tests of lists: open status, hours, and everything that a card reads. */
export function testService(name: string, fields: object): object {
  return {
    id: name,
    name,
    type: ['FOOD'],
    category: ['ALL'],
    timeZone: 'America/Chicago',
    city: 'Abilene',
    serviceSummary: '',
    serviceSummaryEs: '',
    phone: '',
    likes: 0,
    needs: [],
    location: null,
    ...fields,
  };
}
