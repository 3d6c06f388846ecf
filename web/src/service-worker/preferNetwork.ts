/** Responses of a proxy without a running server, and of a server that is too busy. */
const unavailable = new Set([502, 503, 504]);

/** Phones often show a connection that transfers nothing. */
const longestAnswerMs = 8_000;

/**
 * Responds from the network. Without one, if the server is not available, or if it does not answer in time, responds
 * from the device if the device can.
 */
export async function preferNetwork(
  network: Promise<Response>,
  answerOnDevice: () => Promise<Response | null | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), longestAnswerMs);
  });
  const response = await Promise.race([network, timeout]).catch(() => null);
  clearTimeout(timer);
  if (response && !unavailable.has(response.status)) return response;
  return (await answerOnDevice()) ?? network;
}
