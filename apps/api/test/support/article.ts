/** A web page with all metadata that a capture reads. */
export const article = `<!doctype html><title>Bricks that store heat</title><meta property="og:site_name" content="The Scanner">
  <meta name="description" content="A *battery* of clay_bricks."><meta name="author" content="Ada Example">
  <meta property="article:published_time" content="2026-01-14T09:30:00Z"><meta property="og:image" content="/brick.jpg">`;
