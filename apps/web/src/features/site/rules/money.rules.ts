/** An amount formatted for a language: €6.93. A currency that is not a code of ISO 4217 is written after the amount. */
export function moneyIn(locale: string, currency: string, amount: number): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
  } catch {
    const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return `${number.format(amount)} ${currency}`;
  }
}
