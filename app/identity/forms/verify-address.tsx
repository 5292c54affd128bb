import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { FormNotice } from '../../ui/forms/form-notice'
import { type ErrorText, problemsOf } from './use-auth-form'

export function VerifyAddress({ code }: { code: string }) {
  const t = useTexts('identity')
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<ErrorText>()
  const applied = useRef(false)
  const words = t.reset

  useEffect(() => {
    if (applied.current) return // a code works once, an effect may run twice
    applied.current = true
    const apply = async () => {
      const { readCode, applyCode } = await import('../browser/auth-actions')
      const { data, operation } = await readCode(code)
      await applyCode(code)
      const text = operation === 'VERIFY_EMAIL' ? words.verifyDone : words.changeDone
      setDone(fill(text, { email: data.email ?? '' }))
    }
    apply().catch((error) => setProblem(problemsOf(error).form ?? 'failed'))
  }, [code, words])

  return (
    <div className="space-y-8 pt-10">
      <div role="status">
        {!problem && <p className={done ? 'auth-notice text-ok' : ''}>{done ?? t.working}</p>}
      </div>
      <FormNotice>{problem && t.errors[problem]}</FormNotice>
      <Link to="/accounts" className="auth-button">
        {words.toAccount}
      </Link>
    </div>
  )
}
