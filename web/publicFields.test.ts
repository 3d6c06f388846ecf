import { expect, test } from 'vitest';
import { withPublicFields } from './publicFields.ts';

const code = `
  export class Count {
    #sum = 0;
    static isCount(value) { return #sum in value; }
    add() { this.#sum += 1; return '#sum ' + this.#sum; }
  }`;

test('turns private fields into ordinary ones, and leaves texts as they are', async () => {
  const { Count } = await import(`data:text/javascript,${encodeURIComponent(withPublicFields(code))}`);
  const count = new Count();
  expect([count.add(), count.add(), Object.keys(count)]).toEqual(['#sum 1', '#sum 2', ['$sum']]);
  expect([Count.isCount(count), Count.isCount({})]).toEqual([true, false]);
});
