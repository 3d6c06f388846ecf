/** What the directories list; their sentences in directories.json are named so. */
export type EntryKind = 'crisisLine' | 'liaison' | 'region' | 'unit';
