import type { ReactNode } from 'react'

/** Lays out pages before the desk: one card in the middle. */
export const Entrance = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center p-4">
    <div className="flex w-full max-w-md flex-col gap-4 rounded-md border border-line bg-surface p-5 md:p-8">
      <h1 className="font-semibold text-2xl">{title}</h1>
      {children}
    </div>
  </main>
)
