import { checkInstallation } from '../check/checkInstallation.ts';
import { ConfigError, readConfig } from '../config/config.ts';

/** `npm start -- --check`: reports every problem that would keep Amparo from working, and starts nothing. */
async function run(): Promise<number> {
  let problems = 0;
  for await (const { subject, problem, note } of checkInstallation(readConfig(process.env))) {
    if (problem === undefined) console.log(`✓ ${subject}${note ? `: ${note}` : ''}`);
    else console.log(`✗ ${subject}: ${problem}`);
    if (problem !== undefined) problems += 1;
  }
  console.log(problems === 0 ? 'No problems.' : `${problems} ${problems === 1 ? 'problem' : 'problems'}.`);
  return problems === 0 ? 0 : 1;
}

run().then(
  (status) => {
    process.exitCode = status;
  },
  (error: Error) => {
    const lines = error instanceof ConfigError ? error.message.split('\n') : [error.message];
    for (const line of lines) console.log(`✗ Settings: ${line}`);
    process.exitCode = 1;
  },
);
