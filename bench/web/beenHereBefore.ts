/** Accepts the introduction in the browser with this debugging port. Otherwise every page redirects to it. */
export async function beenHereBefore(port: number, origin: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const cookies = [{ name: 'already-accessed', value: 'true', url: origin }];
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } }));
  socket.onmessage = ({ data }) => {
    const { error } = JSON.parse(String(data)) as { error?: { message: string } };
    if (error) reject(new Error(error.message));
    else resolve();
  };
  socket.onerror = () => reject(new Error(`The browser does not listen on port ${port}.`));
  await promise.finally(() => socket.close());
}
