/** The parts of a request for services: the need, the audience, the time, and the place. */
export const chatParts = ['WHAT', 'AUDIENCE', 'WHEN', 'WHERE'] as const;
