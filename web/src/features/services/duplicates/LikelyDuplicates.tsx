import type { PairedService } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../../http-client/callApi.ts';
import { SimilarServices } from './SimilarServices.tsx';

/** On the page of a service: what it likely repeats, for administrators. */
export default function LikelyDuplicates({ service }: { service: { id: string; name: string } }) {
  return <SimilarServices service={service} services={useLikelyDuplicates(service.id)} />;
}

/** The server rendered the page for guests, so the device asks. */
function useLikelyDuplicates(id: string): PairedService[] {
  const [found, setFound] = useState<PairedService[]>([]);
  useEffect(() => {
    let isCanceled = false;
    callApi('GET /duplicates', { query: { service: id } }).then(
      ({ data }) => !isCanceled && setFound(data.map(({ first, second }) => (first.id === id ? second : first))),
      // Without an answer, the page says nothing.
      () => {},
    );
    return () => {
      isCanceled = true;
    };
  }, [id]);
  return found;
}
