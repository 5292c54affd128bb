import { Column } from '@react-email/column'
import { Row } from '@react-email/row'

export function Pair({ left, right, strong }: { left?: string; right?: string; strong?: boolean }) {
  const style = { fontSize: 15, fontWeight: strong ? 700 : 400, padding: '4px 0' }
  return (
    <Row>
      <Column style={style}>{left}</Column>
      <Column style={{ ...style, textAlign: 'right' }}>{right}</Column>
    </Row>
  )
}
