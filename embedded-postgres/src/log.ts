/** The log calls that this package makes. A pino or Fastify logger fits. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
