/** The instance was terminated, or is gone, while a step ran. */
export class GenerationEnded extends Error {}
