declare module 'autocannon' {
  interface Request {
    path?: string;
    headers?: Record<string, string>;
    setupRequest?(request: Request): Request;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    statusCodeStats: Record<string, { count: number }>;
    requests: { average: number; total: number };
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests?: Request[];
  }): Promise<Result>;
}
