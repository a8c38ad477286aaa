// The entry point of every npm script: installs what is missing, then runs the command. It is plain JavaScript that
// Node 18 can run, since the pinned Node may be missing too.
import { commandNames, commands } from './bootstrap/commands.mjs';
import { Failure } from './bootstrap/failure.mjs';
import { prepare } from './bootstrap/prepare.mjs';
import { runChildren } from './bootstrap/run-children.mjs';
import { paint } from './bootstrap/terminal.mjs';

const [name = '', ...args] = process.argv.slice(2);

try {
  const command = commands[name];
  if (!command) throw new Failure(`Unknown command "${name}". There are: ${commandNames.join(', ')}.`);
  const { env } = await prepare(command.needs(args));
  process.exitCode = await runChildren(command.processes(args, env));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(paint('red', error.message));
  if (error.details) console.error(error.details);
  process.exitCode = 1;
}
