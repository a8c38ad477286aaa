import { spawn } from 'node:child_process';

// Starts a program, waits for its first output, writes its process id, and then sleeps without handling any event. When
// the program is killed, it remains a zombie.
const child = spawn(process.execPath, process.argv.slice(2), { stdio: ['ignore', 'pipe', 'inherit'] });
child.stdout.once('data', () => {
  process.stdout.write(`${child.pid}\n`, () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
});
