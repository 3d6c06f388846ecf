import { useEffect, useState } from 'react';
import { callApi, mutationEvents } from '../../../../http-client/callApi.ts';
import type { FeedbackCounts } from './inboxTabs.ts';

/** Several messages that are handled at once cause one request. */
const afterChangeMs = 300;

/** The numbers of messages under each tab, loaded again after every change. */
export function useFeedbackCounts(loaded: FeedbackCounts): FeedbackCounts {
  const [latest, setLatest] = useState({ loaded, counts: loaded });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const reload = async () => {
      try {
        const { data: counts } = await callApi('GET /feedbacks/counts');
        setLatest({ loaded, counts });
      } catch {
        // The tabs keep their last numbers.
      }
    };
    const endWatch = mutationEvents.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void reload(), afterChangeMs);
    });
    return () => {
      clearTimeout(timer);
      endWatch();
    };
  }, [loaded]);
  return latest.loaded === loaded ? latest.counts : loaded;
}
