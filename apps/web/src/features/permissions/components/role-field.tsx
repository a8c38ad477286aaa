import type { Role } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#ui/field/select-field.tsx';
import { useRoleTexts } from './use-role-texts.ts';

interface RoleFieldProps {
  readonly roles: readonly Role[];
  readonly value: Role;
  readonly onChange: (role: Role) => void;
}

/** Chooses a role, with a description of what it allows. */
export function RoleField({ roles, value, onChange }: RoleFieldProps) {
  const { t } = useTranslation('permissions');
  const texts = useRoleTexts();
  return (
    <SelectField
      label={t('role')}
      hint={texts.about(value)}
      value={value}
      options={roles.map((role) => ({ value: role, name: texts.name(role) }))}
      onChange={(role) => onChange(role as Role)}
    />
  );
}
