import { Service } from '@amparo/domain/services/service.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import { jsonSerializer, PreSerialized } from '../../../http/jsonSerializer.ts';
import { outlookFrom, type ServiceFace } from './serviceFace.ts';
import type { ServiceList } from './serviceList.ts';

type Rest = Omit<ReturnType<typeof serviceRoutes.list.response.parse>, 'data'>;

const outlook = { likes: true, timeZone: true, openStatus: true, distance: true } as const;
const writeFace = jsonSerializer(Service.omit(outlook));
const writeOutlook = jsonSerializer(Service.pick(outlook));
const writeRest = jsonSerializer(serviceRoutes.list.response.omit({ data: true }));

/** What is the same for whoever looks, as JSON, cut to the answer's schema. */
export function writeConstant(constant: ServiceFace['constant']): Buffer {
  const json = writeFace(constant);
  // In a block of its own: a shared one stays as long as any that it holds.
  const written = Buffer.allocUnsafeSlow(Buffer.byteLength(json));
  written.write(json);
  return written;
}

/** A list's answer, put together of services that were written before and what is to be said of each now. */
export function writeServices({ seen, view }: ServiceList, rest: Rest): PreSerialized {
  const bodies = seen.map(({ face }) => face.written ?? writeConstant(face.constant));
  // Nothing in them but ASCII.
  const heads = seen.map((one, n) => `${n > 0 ? ',' : ''}{${inner(writeOutlook(outlookFrom(view, one)))},`);
  const begin = '{"data":[';
  const end = Buffer.from(`],${inner(writeRest(rest))}}`);
  const size = bodies.reduce((sum, body, n) => sum + heads[n]!.length + body.length - 1, begin.length + end.length);
  const json = Buffer.allocUnsafe(size);
  let at = json.write(begin, 'latin1');
  for (const [n, body] of bodies.entries()) {
    at += json.write(heads[n]!, at, 'latin1');
    at += body.copy(json, at, 1);
  }
  end.copy(json, at);
  return new PreSerialized(json);
}

function inner(object: string): string {
  return object.slice(1, -1);
}
