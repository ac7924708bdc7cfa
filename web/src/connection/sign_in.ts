// Makes this browser a device of the person who made the code. Goes over HTTP, since it brings another cookie.

export type SignedIn = 'done' | 'unknown_code' | 'rate_limited' | 'failed';

/** What became of it. The next connection is that person's once it is `done`. */
export async function sign_in(code: string): Promise<SignedIn> {
  try {
    const answer = await fetch('/sign-in', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    if (answer.ok) return 'done';
    if (answer.status === 404) return 'unknown_code';
    return answer.status === 429 ? 'rate_limited' : 'failed';
  } catch {
    return 'failed';
  }
}
