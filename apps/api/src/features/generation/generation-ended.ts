/** The instance was terminated or deleted while a step was running. */
export class GenerationEnded extends Error {}
