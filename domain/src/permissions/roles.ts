/** One role per user (rules.md §3). The specification's "special role" is SUPER USER, the regional coordinator. */
export const roles = ['USER', 'AUTO USER', 'SUPER USER', 'ADMINISTRATOR'] as const;
