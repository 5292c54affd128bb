interface Props {
  kept: [name: string, value: string][]
}

/** Fields that a form sends along; some names stand several times. */
export const KeptFields = ({ kept }: Props) =>
  kept.map(([name, value]) => <input key={name + value} type="hidden" name={name} value={value} />)
