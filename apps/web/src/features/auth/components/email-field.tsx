import { emailLength } from '@foreglow/contract';
import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/field/index.ts';

/** A field for the e-mail by which somebody signs in, as browsers and phones know it. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={emailLength}
      {...props}
    />
  );
}
