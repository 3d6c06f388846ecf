/** The parts of a request for services: what, for whom, when, and where. */
export const chatParts = ['WHAT', 'AUDIENCE', 'WHEN', 'WHERE'] as const;
