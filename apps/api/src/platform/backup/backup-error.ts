/** A reason why a backup cannot be made, read or restored. Its message explains it completely. */
export class BackupError extends Error {}
