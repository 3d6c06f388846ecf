// `npm run train`: learns the models from the sentences and writes them. The same sentences give the same bytes.
import { writeFileSync } from 'node:fs';
import { trainDanger } from './dangerModel.ts';
import { trainLists } from './listModel.ts';
import { trainNames } from './nameModel.ts';
import { trainRequests } from './requestModel.ts';
import { readDangerSentences, readRequestSentences } from './sentences.ts';

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

if (import.meta.main) for (const { file, train } of modelFiles) writeFileSync(file, train());
