export { type KindNamespace, kindNamespaces, kindOf, useKindTexts } from './kind-texts.ts';
export { linkTo } from './link-to.ts';
export { oneByOne, restore } from './restore.ts';
export { declareKinds, type WebKind } from './web-kind.ts';
