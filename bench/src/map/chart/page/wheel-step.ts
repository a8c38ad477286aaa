/** The turn of a wheel that enlarges Foreglow's chart by a factor; see `perPixel` of the chart's `wheel.ts`. */
export const wheelFor = (factor: number): number => -Math.log(factor) / 0.0018;
