// `npm run train`: learns the models from the sentences and writes them. The same sentences give the same bytes.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { trainDanger } from './dangerModel.ts';
import { trainLists } from './listModel.ts';
import { trainNames } from './nameModel.ts';
import { trainRequests } from './requestModel.ts';
import { readDangerSentences, readRequestSentences } from './sentences.ts';
import { hashFile, trainingHash } from './trainingHash.ts';

const understanding = new URL('../domain/src/understanding/', import.meta.url);
const allRequests = () => [...readRequestSentences(), ...readRequestSentences('plain-requests')];
const asText = (model: unknown): string => `${JSON.stringify(model, null, 2)}\n`;

/** Each stored file, and how its text is learned. */
export const modelFiles = [
  {
    file: new URL('danger/dangerModels.json', understanding),
    train: () => asText(trainDanger(readDangerSentences(), allRequests())),
  },
  {
    file: new URL('intents/requestModel.json', understanding),
    train: () => asText(trainRequests(allRequests())),
  },
  {
    file: new URL('intents/listModels.json', understanding),
    train: () => asText(trainLists(allRequests())),
  },
  {
    file: new URL('names/nameModel.json', understanding),
    train: () => asText(trainNames(allRequests())),
  },
];

/** Each file is learned by a process of its own, which gets its number: with two processors, that takes less time. */
if (import.meta.main) {
  const numbers = process.argv.slice(2).map(Number);
  if (numbers.length === 0) {
    const run = promisify(execFile);
    await Promise.all(modelFiles.map((_, n) => run(process.execPath, [import.meta.filename, `${n}`])));
    writeFileSync(hashFile, trainingHash(modelFiles.map(({ file }) => file)));
  }
  for (const { file, train } of numbers.map((n) => modelFiles[n]!)) writeFileSync(file, train());
}
