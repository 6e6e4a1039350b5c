// Addresses of scripts as hosts that require Trusted Types want them; the addresses are our own, never a reader's.

interface Policy {
  createScriptURL: (address: string) => string;
}

interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const asItIs: Policy = { createScriptURL: (address) => address };
let policy: Policy | undefined;

/** The address, trusted where the browser asks for it and the host lets a policy "sqrt-dk" be made. */
export function scriptAddress(address: string): string {
  policy ??= made();
  return policy.createScriptURL(address);
}

function made(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  try {
    return trustedTypes?.createPolicy('sqrt-dk', asItIs) ?? asItIs;
  } catch {
    return asItIs;
  }
}
