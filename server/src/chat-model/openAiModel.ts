import { intents } from '@amparo/domain/chatbot/intents.ts';
import { audiences, serviceTypes, subTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { emergencyKinds } from '@amparo/domain/understanding/danger/emergencyKinds.ts';
import { Meaning } from '@amparo/domain/understanding/intents/meaning.ts';
import { z } from 'zod';
import { type BreakerLog, externalCircuit } from '../http/external/circuitBreaker.ts';
import { ExternalServiceError, fetchExternal } from '../http/external/fetchExternal.ts';
import { ignoreCalls, reportCall } from '../http/external/reportCall.ts';
import type { ChatModel } from './chatModel.ts';

export interface ModelSettings {
  /** The base URL with the version, such as `http://127.0.0.1:11434/v1`. */
  url: string;
  name: string;
  key: string | undefined;
}

/** A person waits for the answer. */
const TIME_LIMIT_MS = 2000;
const MAX_CHARACTERS = 400;

const Completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

const task = `You sort messages of people who look for free help, in English or Spanish. You never answer them.
Reply with one JSON object and nothing else: {"intent": INTENT, "slots": {...}}.
INTENT is one of ${intents.join(', ')}.
LIST_SERVICES: they want a kind of place; its "type" is one of ${serviceTypes.join(', ')}, its "subType", if clear, one of ${subTypes.join(', ')}.
SHELTER_BEDS: a bed for tonight. SERVICE_SCHEDULE, SERVICE_DISTANCE, SERVICE_BEDS, PARTICULAR_SERVICE: of the one place spoken of before.
EMERGENCY: somebody is in danger now; its "kind" is one of ${emergencyKinds.join(', ')}. OUT_OF_SCOPE: none of these.
Other slots, only where they are said: "city", "zip" (five digits), "nearMe": true, "openNow": true,
"audience": a list of ${audiences.join(', ')}; "topic": the day asked about, as MONDAY, TODAY or TOMORROW.`;

/** Uses any server with OpenAI's chat completions API: llama.cpp, Ollama, vLLM, or a service with a key. */
export function openAiModel(
  { url, name, key }: ModelSettings,
  log: BreakerLog = console,
  report = ignoreCalls,
): ChatModel {
  const address = new URL(`${url.replace(/\/+$/, '')}/chat/completions`);
  const callModel = externalCircuit({ name: 'the chat model', log });
  return {
    async read(sentence) {
      const request = {
        method: 'POST' as const,
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify({
          model: name,
          temperature: 0,
          max_tokens: 200,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: task },
            { role: 'user', content: sentence.slice(0, MAX_CHARACTERS) },
          ],
        }),
        timeoutMs: TIME_LIMIT_MS,
      };
      const { choices } = await callModel(() => reportCall(fetchExternal(Completion, address, request), report));
      return meaningIn(choices[0]?.message.content ?? '');
    },
  };
}

function meaningIn(content: string): Meaning {
  let read: unknown;
  try {
    read = JSON.parse(content);
  } catch {
    throw new ExternalServiceError('NO_JSON');
  }
  const parsed = Meaning.safeParse(read);
  if (!parsed.success) throw new ExternalServiceError('SHAPE');
  return parsed.data;
}
