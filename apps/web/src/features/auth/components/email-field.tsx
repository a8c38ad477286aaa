import { emailLength } from '@foreglow/contract';
import type { ComponentProps } from 'react';
import { TextField } from '#ui/field/text-field.tsx';

/** The e-mail field for signing in, with the attributes that password managers use. */
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
