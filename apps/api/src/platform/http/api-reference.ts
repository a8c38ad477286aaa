import type { OpenApiDocument, Operation, Parameter } from './openapi.ts';

/** The readable reference of the API: one page without scripts, made from the OpenAPI document. */
export function apiReferencePage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = new Map<string, typeof operations>();
  for (const entry of operations) {
    const tag = entry.operation.tags[0] ?? '';
    groups.set(tag, [...(groups.get(tag) ?? []), entry]);
  }
  const contents = [...groups].map(
    ([tag, entries]) =>
      `<h2>${text(tag)}</h2><ul>${entries.map(({ method, path, operation }) => `<li><a href="#${operation.operationId}"><b>${method}</b> ${text(path)}</a></li>`).join('')}</ul>`,
  );
  const sections = [...groups].map(
    ([tag, entries]) =>
      `<section><h2>${text(tag)}</h2>${entries.map(({ method, path, operation }) => article(method, path, operation)).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(document.info.title)}</title><style>${style}</style></head>
<body><nav><p class="brand">${text(document.info.title)}</p><p><a href="/v1/openapi.json">OpenAPI 3.1</a></p>${contents.join('')}</nav>
<main><h1>${text(document.info.title)}</h1><p>${text(document.info.description)}</p>${sections.join('')}</main></body></html>`;
}

function article(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody;
  return `<article id="${operation.operationId}"><h3><b>${method}</b> <code>${text(path)}</code></h3>
<p>${text(operation.summary)}. ${text(operation.description)}</p>
${operation.parameters.length > 0 ? parameterTable(operation.parameters) : ''}
${body ? schemaBlock(`Body (${Object.keys(body.content).join(' or ')})`, Object.values(body.content)[0]?.schema) : ''}
<table><caption>Answers</caption>${Object.entries(operation.responses)
    .map(([status, response]) => `<tr><th scope="row">${status}</th><td>${text(response.description)}</td></tr>`)
    .join('')}</table>
${Object.entries(operation.responses)
  .filter(([status, response]) => status.startsWith('2') && response.content)
  .map(([status, response]) => schemaBlock(`Body of ${status}`, Object.values(response.content ?? {})[0]?.schema))
  .join('')}</article>`;
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${text(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td><code>${text(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table><caption>Parameters</caption>${rows.join('')}</table>`;
}

const schemaBlock = (title: string, schema: object | undefined): string =>
  `<details><summary>${text(title)}</summary><pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre></details>`;

const text = (raw: string): string =>
  raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
:root{color-scheme:light dark;--paper:#faf8f4;--ink:#1b1a2b;--soft:#5a576e;--line:#e8e2d9;--sunken:#f3efe8;--mark:#3d348b}
@media (prefers-color-scheme:dark){:root{--paper:#121120;--ink:#edeaf6;--soft:#a9a4c2;--line:#2a2840;--sunken:#15142a;--mark:#a79ef0}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.6 system-ui,sans-serif;display:grid;grid-template-columns:300px minmax(0,1fr)}
nav{border-right:1px solid var(--line);padding:24px 20px;height:100vh;position:sticky;top:0;overflow:auto;font-size:13px}nav h2{font-size:13px;margin:18px 0 4px}nav ul{list-style:none;margin:0;padding:0}nav a{color:var(--soft);text-decoration:none;overflow-wrap:anywhere}
.brand{font:500 20px Georgia,serif;margin:0 0 8px}main{padding:32px 40px 80px;max-width:980px}h1{font:500 36px/1.16 Georgia,serif}section>h2{font:500 26px/1.2 Georgia,serif;margin-top:48px}
article{border-top:1px solid var(--line);padding:18px 0}h3{margin:0 0 6px;font-size:15px}h3 b,nav b{color:var(--mark);font-weight:600}code,pre{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;margin:10px 0;font-size:13px}caption{text-align:left;color:var(--soft);padding-bottom:4px}th,td{text-align:left;vertical-align:top;border-top:1px solid var(--line);padding:6px 12px 6px 0;font-weight:400}
pre{background:var(--sunken);border-radius:9px;padding:14px;overflow:auto;max-height:420px}summary{cursor:pointer;color:var(--soft);font-size:13px}a{color:var(--mark)}
@media (max-width:760px){body{display:block}nav{position:static;height:auto;border:0;border-bottom:1px solid var(--line)}main{padding:20px}}`;
