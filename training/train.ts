// `npm run train`: learns the models from the sentences and writes them. The same sentences give the same bytes.
import { writeFileSync } from 'node:fs';
import { trainDanger } from './dangerModel.ts';
import { readDangerSentences, readRequestSentences } from './sentences.ts';

export const dangerModelsFile = new URL('../domain/src/understanding/danger/dangerModels.json', import.meta.url);

export const trainedDangerModels = (): string =>
  `${JSON.stringify(trainDanger(readDangerSentences(), readRequestSentences()), null, 2)}\n`;

if (import.meta.main) writeFileSync(dangerModelsFile, trainedDangerModels());
