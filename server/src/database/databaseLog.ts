/** The few log calls that the database layer makes: a pino or Fastify logger fits. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
