/** A folder on a file system. */
export interface Place {
  readonly folder: string;
  readonly freeBytes: number;
}

/** What the temporary files of a whole run take at most, several times over, so that a run never fills the memory. */
const enoughBytes = 4 * 2 ** 30;

/**
 * The folder for temporary files: in memory, where there is one and enough of it is free, or else on disk. In memory
 * the tests start databases and browsers far faster: each creates and deletes a thousand files, for which ext4 takes up
 * to a second.
 *
 * `memoryBytes` is the memory that the run may still use, which a container limits.
 */
export function temporaryPlace(disk: string, memory: Place | undefined, memoryBytes: number): string {
  return memory && Math.min(memory.freeBytes, memoryBytes) >= enoughBytes ? memory.folder : disk;
}

/** A folder of a run, named after its process. */
export interface RunFolder {
  readonly name: string;
  /** When something was last created or removed in it, which a run does all the time; milliseconds. */
  readonly changedAt: number;
}

const hour = 3_600_000;

/**
 * The names of folders that a killed run left behind: its process is not running, which in a container may be because
 * it cannot be seen, and nothing has changed for an hour.
 */
export function abandoned(folders: readonly RunFolder[], isRunning: (pid: number) => boolean, now: number): string[] {
  return folders
    .filter(({ name, changedAt }) => {
      const pid = name.match(/^fg-(\d+)-/)?.[1];
      return pid !== undefined && now - changedAt > hour && !isRunning(Number(pid));
    })
    .map(({ name }) => name);
}
