/** What people answer about this device, in local storage, so that each question is asked once. */
type Answer = 'yes' | 'no';

function answerOf(key: string) {
  return {
    /** Null if the question was not answered, or storage is blocked. */
    read(): Answer | null {
      try {
        const stored = localStorage.getItem(key);
        return stored === 'yes' || stored === 'no' ? stored : null;
      } catch {
        return null;
      }
    },
    keep(answer: Answer): void {
      try {
        localStorage.setItem(key, answer);
      } catch {}
    },
  };
}

/** May pages and services be stored although the connection costs the person money? */
export const storingAnswer = answerOf('store-at-cost');

/** Was installation offered? Any answer ends the offers. */
export const installAnswer = answerOf('install-offered');

/** Of the Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  type?: string;
}

/** Whether the person pays for each megabyte, as far as the browser says so. */
export function isConnectionExpensive(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
