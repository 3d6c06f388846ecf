import { Service } from '@amparo/domain/services/service.ts';
import { serviceRoutes } from '@amparo/domain/services/serviceRoutes.ts';
import { Written, writerOf } from '../../../http/written.ts';
import { outlookFrom, type ServiceFace } from './serviceFace.ts';
import type { ServiceList } from './serviceList.ts';

type Rest = Omit<ReturnType<typeof serviceRoutes.list.response.parse>, 'data'>;

const outlook = { likes: true, timeZone: true, openStatus: true, distance: true } as const;
const writeFace = writerOf(Service.omit(outlook));
const writeOutlook = writerOf(Service.pick(outlook));
const writeRest = writerOf(serviceRoutes.list.response.omit({ data: true }));

/** What is the same for whoever looks, as JSON, cut to the answer's schema. */
export function writeConstant(constant: ServiceFace['constant']): Buffer {
  return Buffer.from(writeFace(constant));
}

/** A list's answer, put together of services that were written before and what is to be said of each now. */
export function writeServices({ seen, view }: ServiceList, rest: Rest): Written {
  const parts: Buffer[] = [Buffer.from('{"data":[')];
  for (const one of seen) {
    const written = one.face.written ?? writeConstant(one.face.constant);
    const comma = parts.length > 1 ? ',' : '';
    parts.push(Buffer.from(`${comma}{${inner(writeOutlook(outlookFrom(view, one)))},`), written.subarray(1));
  }
  parts.push(Buffer.from(`],${inner(writeRest(rest))}}`));
  return new Written(Buffer.concat(parts));
}

function inner(object: string): string {
  return object.slice(1, -1);
}
