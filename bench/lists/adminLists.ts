/** An administration list: its address, the selector of an item, and the text that the benchmark searches for. */
export interface AdminList {
  name: string;
  path: string;
  item: string;
  words?: string;
}

const card = 'main article';
/** On a desktop, services, messages, people, and changes are rows of a table. */
const row = `${card}, main [data-row]`;

export const adminLists: AdminList[] = [
  { name: 'approvals, 500 waiting', path: '/manage_approvals', item: row, words: 'pantry' },
  { name: 'feedback, 2,000', path: '/feedbacks?tab=service', item: row, words: 'hours 17' },
  { name: 'people, 5,000', path: '/manage_users', item: row, words: 'garc' },
  { name: 'coordinators and liaisons among them', path: '/manage_superusers', item: row, words: 'ana' },
  { name: 'all services, 10,000', path: '/manage_services', item: row, words: 'pantry' },
  { name: 'services without a phone number', path: '/manage_services?problem=NO_PHONE', item: row },
  { name: 'likely duplicates', path: '/duplicates', item: `${card}, main p` },
  { name: 'beds of all shelters', path: '/available_beds', item: card, words: 'house' },
  { name: 'change log', path: '/changes', item: row },
  { name: 'overview', path: '/overview', item: 'main h2' },
  { name: 'who may do what', path: '/manage_access', item: 'main tr, main dl' },
  { name: 'liaisons, 2,000', path: '/liaisons', item: `${card} button` },
];
