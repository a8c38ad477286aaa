/** The parts of package-lock.json (version 3) that are used here. */
export interface Lock {
  packages: Record<string, LockEntry>;
}

interface LockEntry {
  version?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

interface Missing {
  readonly name: string;
  readonly range: string;
  readonly dev: boolean;
}

const systems = [
  'linux',
  'darwin',
  'win32',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'openharmony',
  'sunos',
  'aix',
  'wasi',
];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];
const spellings: Readonly<Record<string, string>> = {
  windows: 'win32',
  gnueabihf: 'gnu',
  musleabihf: 'musl',
  eabi: 'gnu',
};

/**
 * Optional dependencies that the lock file leaves out. npm leaves out packages that it could not find when the file was
 * written, usually the programs for other systems. It then refuses `npm ci` and installs nothing for those systems.
 */
export function missingEntries({ packages }: Lock): Missing[] {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !resolves(packages, path, name))
      .map(([name, range]) => ({ name, range, dev: entry.dev ?? false })),
  );
  return [...new Map(missing.map((entry) => [entry.name, entry])).values()];
}

/** The lock file with an entry for every optional dependency. The platform of a program is read from its name. */
export function completeLock<L extends Lock>(lock: L): L {
  const added = missingEntries(lock).map(({ name, range, dev }): [string, LockEntry] => [
    `node_modules/${name}`,
    { version: range.replace(/^[\^~]/, ''), ...platformOf(name), ...(dev ? { dev } : {}), optional: true },
  ]);
  const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Looks a package up like Node: next to the dependent, then in each folder above it. */
function resolves(packages: Lock['packages'], dependent: string, name: string): boolean {
  const above = dependent.split('node_modules/').slice(0, -1).join('node_modules/');
  const beside = dependent ? `${dependent}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[beside]) return true;
  if (!dependent) return false;
  return resolves(packages, above.replace(/\/$/, ''), name);
}

function platformOf(name: string): LockEntry {
  const words = name.split(/[/-]/).map((word) => spellings[word] ?? word);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.includes('musl') ? ['musl'] : os.includes('linux') && words.includes('gnu') ? ['glibc'] : [];
  return { ...(cpu.length ? { cpu } : {}), ...(libc.length ? { libc } : {}), ...(os.length ? { os } : {}) };
}
