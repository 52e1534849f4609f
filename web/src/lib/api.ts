/** Requests to the server, typed. What is refused is thrown as a `Refusal`. */

import type { Problem } from "$/generated/api";
import type { Reason } from "$/generated/wire";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly ruling = "",
    /** Why a move is refused, for a sentence in the language that is set. */
    readonly why: Reason | null = null,
  ) {
    super(message);
  }
}

export const OFFLINE = "offline"; // the code where there was no answer at all

interface Asked {
  token?: string;
  method?: "GET" | "POST" | "DELETE";
  body?: unknown;
}

/** Ask the server; a request with a body is a POST unless told otherwise. */
export async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (asked.token) headers.authorization = `Bearer ${asked.token}`;
  if (asked.body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method: asked.method ?? (asked.body === undefined ? "GET" : "POST"),
      headers,
      body: asked.body === undefined ? undefined : JSON.stringify(asked.body),
    });
  } catch {
    throw new Refusal(0, OFFLINE, OFFLINE);
  }
  const text = await answer.text();
  if (answer.ok) return (text && isJson(answer) ? JSON.parse(text) : text) as T;
  throw refusal(answer.status, text);
}

function isJson(answer: Response): boolean {
  return (answer.headers.get("content-type") ?? "").includes("json");
}

function refusal(status: number, text: string): Refusal {
  try {
    const problem = JSON.parse(text) as Problem;
    return new Refusal(status, problem.code, problem.message, problem.ruling, problem.why ?? null);
  } catch {
    return new Refusal(status, "unreadable", text.slice(0, 200));
  }
}
